import { type DataFile, isDiskError, type Shortage } from '@glissade/platform/files/storage';

/** Two files in turn: for the list of a level, and for that of the level before it. */
export class ListFiles {
  private files: readonly DataFile[] = [];
  private spareIndex = 0;
  private readonly openFile: () => DataFile | undefined;

  /** `openFile` returns undefined where there is no disk. */
  constructor(openFile: () => DataFile | undefined) {
    this.openFile = openFile;
  }

  /** The one that is free, once they are open. */
  get spare(): DataFile | undefined {
    return this.files[this.spareIndex];
  }

  /** The spare file was taken, and the other one is free. */
  swap(): void {
    this.spareIndex = 1 - this.spareIndex;
  }

  /** What is missing, if anything is. */
  open(): Shortage | undefined {
    try {
      while (this.files.length < 2) {
        const file = this.openFile();
        if (!file) return 'memory';
        this.files = [...this.files, file];
      }
      return undefined;
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return 'disk';
    }
  }

  close(): void {
    for (const file of this.files) file.close();
    this.files = [];
  }
}
