declare module 'fontkit' {
  type Path = {
    scale(across: number, down: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  };
  type Run = {
    advanceWidth: number;
    glyphs: { path: Path }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  export type Outlines = { unitsPerEm: number; layout(text: string): Run };
  export function create(bytes: Uint8Array): Outlines;
}
