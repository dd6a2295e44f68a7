import type { Role, Tone } from '#press/drawing.ts';
import type { Spot } from '#press/stages/kit/camera.ts';

/** What a house ends in towards the sky. */
export type Crown = 'mansard' | 'pitched' | 'gable' | 'steps' | 'bell' | 'flat';

/** The front of a house in centimetres: across it, up, and out of it towards the street. */
export type Front = (across: number, up: number, out?: number) => Spot;

export interface House {
  readonly front: Front;
  readonly wide: number;
  /** Up to its eaves. */
  readonly tall: number;
  readonly role: Role;
  readonly tone: Tone;
  readonly crown: Crown;
  readonly foot: 'shop' | 'door' | 'arcade' | 'plain';
  /** 0 near by, 1 where the air hides all. */
  readonly haze: number;
  readonly isLit: boolean;
}
