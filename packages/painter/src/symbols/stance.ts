import type { Scene, SceneSymbol, SettingName } from '#scene.ts';
import type { SymbolEntry } from '#symbols/manifest.ts';

const airy: ReadonlySet<SettingName> = new Set(['sky', 'space', 'underwater', 'abstract']);

/** Whether a symbol hangs in the air (or in open water) instead of standing or sailing. */
export function isAloft(scene: Scene, symbol: SceneSymbol, entry: SymbolEntry): boolean {
  if (airy.has(scene.setting)) return true;
  if (entry.stance === 'floats' || entry.stance === 'swims') return true;
  return scene.displacement >= 0.7 && symbol.role === 'hero';
}
