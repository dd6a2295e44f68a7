declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}
