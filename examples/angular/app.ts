import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import '@glissade/player';
import type { PlayerEventMap } from '@glissade/player';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <glissade-player
        #player
        playable
        puzzle="1 2 3/4 5 6/0 7 8"
        (move)="onMove($event)"
        (solved)="onSolved($event)"
      ></glissade-player>
      <p role="status">{{ said() }}</p>
      <button type="button" (click)="player.reset()">Again</button>
    </main>
  `,
})
export class App {
  protected readonly said = signal('Slide the tiles into order.');
  protected onMove({ detail }: PlayerEventMap['move']): void {
    this.said.set(`So far: ${detail.moves}`);
  }
  protected onSolved({ detail }: PlayerEventMap['solved']): void {
    this.said.set(`Well done: ${detail.moves}`);
  }
}
