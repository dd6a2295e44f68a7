/// <reference path="./sentiment-tools.d.ts" />
import vader from 'vader-sentiment';

/** How VADER (Hutto & Gilbert 2014) hears a text lean: −1 to 1, 0 where it knows no word. */
export function vaderValence(text: string): number {
  return vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;
}
