import { analyserConformance } from '#providers/analysis/conformance.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';

analyserConformance('engine', async () => createEngineAnalyser());
