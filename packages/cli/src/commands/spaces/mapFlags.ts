import type { Metric } from '@glissade/core';
import type { MapLanguage } from '@glissade/prose/map/legend';
import type { MapFormat } from '@glissade/prose/map/mapText';
import { UsageError } from '../../errors.ts';
import type { CommonFlags, InputFlags, LimitFlags } from '../../flags/shared.ts';

export type Flags = CommonFlags &
  InputFlags &
  LimitFlags & {
    readonly metric?: Metric;
    readonly format?: MapFormat;
    readonly out?: string;
    readonly lang: MapLanguage;
    readonly fold?: boolean;
    readonly rooms?: boolean;
    readonly room?: readonly number[];
  };

export function pathOfRooms(text: string): number[] {
  const numbers = text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
  if (!numbers.some(Number.isNaN)) return numbers;
  const hint = 'rooms are numbered from 0: --room 5 or --room 5.2';
  throw new UsageError('usage', `--room "${text}" is not a path of rooms`, hint);
}

export function roomsIn({ rooms, room }: Flags): { readonly rooms?: readonly number[] } {
  if (room) return { rooms: room };
  return rooms === true ? { rooms: [] } : {};
}
