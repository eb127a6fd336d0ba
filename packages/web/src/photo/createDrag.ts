import { createSignal } from 'solid-js';

/** The cells over which one pointer is drawn; what ends where it began is a tap. */
export function createDrag(
  columns: number,
  rows: number,
  onDone: (cells: readonly number[]) => void,
) {
  const [drawn, setDrawn] = createSignal<readonly number[]>([]);
  let isDown = false;
  let isTap = true;
  const cellAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect();
    const [x, y] = [((clientX - left) / width) * columns, ((clientY - top) / height) * rows];
    const isInside = x >= 0 && y >= 0 && x < columns && y < rows;
    return isInside ? Math.floor(x) + Math.floor(y) * columns : undefined;
  };
  const end = () => {
    isDown = false;
    setDrawn([]);
  };
  return {
    drawn,
    /** Whether the last press was one: a click follows a drag, too. */
    isTap: () => isTap,
    begin: (event: PointerEvent) => {
      const cell = cellAt(event);
      isDown = event.isPrimary && event.button === 0 && cell !== undefined;
      isTap = true;
      if (isDown) setDrawn([cell!]);
    },
    go: (event: PointerEvent) => {
      const cell = cellAt(event);
      if (!isDown || cell === undefined || drawn().includes(cell)) return;
      isTap = false;
      setDrawn([...drawn(), cell]);
    },
    finish: () => {
      if (isDown && drawn().length > 1) onDone(drawn());
      end();
    },
    end,
  };
}
