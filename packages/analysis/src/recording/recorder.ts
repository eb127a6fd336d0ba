/* What a textbook algorithm tells, written down so that every moment of it can be looked at. */
import type { State } from '@glissade/core';
import type { Node } from '@glissade/search/node';
import type { SearchStats } from '@glissade/search/searcher';
import type { SearchEvent } from '@glissade/search/watch';
import { DROPPED, EXPANDED, Levels, OPENED, UNDONE } from './bars.ts';
import { GrowingArray } from './growingArray.ts';

/** What the layers of a search are: sums f by which it chooses, or its two directions. */
export type LayerKind = 'f' | 'directions' | 'none';

/** An iteration of a search that deepens: its bound, and the expansions before it. */
export type Iteration = { readonly bound: number; readonly from: number };

const uints = () => new GrowingArray((length) => new Uint32Array(length));
const floats = () => new GrowingArray((length) => new Float32Array(length));

/** Of a backward node the depth is counted among the layers, of a forward node among the depths. */
export class Recorder {
  readonly levels = new Levels();
  readonly iterations: Iteration[] = [];
  /** Events before each iteration. */
  readonly iterationEvents: number[] = [];
  /** The states of all nodes that were put on the frontier, one after another. */
  readonly openedStates = new GrowingArray((length) => new Uint16Array(length));
  /** By event: which of these it is about. */
  readonly eventNodes = uints();
  /** One entry an expansion: what was counted before it, and the node expanded. */
  readonly states = new GrowingArray((length) => new Uint16Array(length));
  readonly depths = uints();
  readonly estimates = floats();
  readonly priorities = floats();
  readonly directions = new GrowingArray((length) => new Uint16Array(length));
  readonly eventsBefore = uints();
  readonly generatedBefore = uints();
  readonly evaluatedBefore = uints();
  readonly reopenedBefore = uints();
  readonly frontierBefore = uints();
  readonly bytesBefore = uints();
  readonly bounds = uints();
  expanded = 0;
  generated = 0;
  evaluated = 0;
  reopened = 0;
  frontier = 0;
  private opened = 0;
  private readonly openedAt = new WeakMap<Node<State>, number>();
  private readonly h = new WeakMap<Node<State>, number>();
  private readonly backward = new WeakSet<Node<State>>();
  private readonly layerKind: LayerKind;
  private readonly priority: (g: number, h: number) => number;
  private readonly stats: () => SearchStats;

  constructor(
    layerKind: LayerKind,
    priority: (g: number, h: number) => number,
    stats: () => SearchStats,
  ) {
    this.layerKind = layerKind;
    this.priority = priority;
    this.stats = stats;
  }

  readonly watch = (event: SearchEvent<State>): void => {
    switch (event.type) {
      case 'expand':
        this.expand(event.node, event.lowerBound);
        return;
      case 'generate':
        this.generated++;
        if (event.node.parent && this.backward.has(event.node.parent)) {
          this.backward.add(event.node);
        }
        return;
      case 'evaluate':
        this.evaluated++;
        this.h.set(event.node, event.h);
        return;
      case 'open':
        if (event.isBackward) this.backward.add(event.node);
        this.open(event.node);
        return;
      case 'improve':
        this.takeOver(event.node, event.earlier);
        this.drop(event.earlier);
        this.open(event.node);
        return;
      case 'reopen':
        this.reopened++;
        this.takeOver(event.node, event.earlier);
        this.note(UNDONE, event.earlier);
        this.open(event.node);
        return;
      case 'duplicate':
      case 'prune':
        if (event.wasOpen) this.drop(event.node);
        return;
      case 'iteration':
        this.iterations.push({ bound: event.bound, from: this.expanded });
        this.iterationEvents.push(this.levels.length);
        this.frontier = 0;
        this.levels.restart();
    }
  };

  private open(node: Node<State>): void {
    this.frontier++;
    this.openedAt.set(node, this.opened++);
    this.openedStates.pushAll(node.state);
    this.note(OPENED, node);
  }

  private drop(node: Node<State>): void {
    this.frontier--;
    this.note(DROPPED, node);
  }

  /** Two nodes of a state have one estimate. */
  private takeOver(node: Node<State>, earlier: Node<State>): void {
    const h = this.h.get(earlier);
    if (h !== undefined) this.h.set(node, h);
  }

  private note(kind: number, node: Node<State>): void {
    const { g } = node;
    this.eventNodes.push(this.openedAt.get(node)!);
    if (this.layerKind === 'directions') {
      // Depths from 1 on, so that 0 means the other direction.
      const isBackward = this.backward.has(node);
      this.levels.note(kind, isBackward ? 0 : g + 1, isBackward ? g + 1 : 0);
    } else this.levels.note(kind, g, Math.floor(this.priority(g, this.h.get(node) ?? 0)));
  }

  private expand(node: Node<State>, lowerBound: number): void {
    const h = this.h.get(node);
    this.states.pushAll(node.state);
    this.depths.push(node.g);
    this.estimates.push(h ?? Number.NaN);
    this.priorities.push(this.priority(node.g, h ?? 0));
    this.directions.push(this.backward.has(node) ? 1 : 0);
    this.markMoment(lowerBound);
    this.expanded++;
    this.frontier--;
    this.note(EXPANDED, node);
  }

  /** What is counted now belongs to the moment before the next expansion, or to the end. */
  markMoment(lowerBound: number): void {
    this.eventsBefore.push(this.levels.length);
    this.generatedBefore.push(this.generated);
    this.evaluatedBefore.push(this.evaluated);
    this.reopenedBefore.push(this.reopened);
    this.frontierBefore.push(this.frontier);
    this.bytesBefore.push(Math.min(this.stats().peakBytes, 2 ** 32 - 1));
    this.bounds.push(lowerBound);
  }
}
