/** Sheets a picture can be composed for; each is composed anew, none is cut from another. */
export const formatNames = ['4:5', '1:1', '16:9', '1200x630'] as const;
export type FormatName = (typeof formatNames)[number];

/** In units of the drawing, 1000 to the shorter side. */
export const sheetOf: Readonly<Record<FormatName, { width: number; height: number }>> = {
  '4:5': { width: 1000, height: 1250 },
  '1:1': { width: 1000, height: 1000 },
  '16:9': { width: 1778, height: 1000 },
  '1200x630': { width: 1905, height: 1000 },
};
