/** What the evaluation uses of two CommonJS packages that ship no types. */
declare module 'sentiment' {
  class Sentiment {
    /** Sum of the AFINN-165 scores of the text's words; 0 where none is known. */
    analyze(text: string): { score: number };
  }
  export = Sentiment;
}

declare module 'vader-sentiment' {
  const vader: {
    SentimentIntensityAnalyzer: {
      /** `compound` runs from -1 to 1; 0 where no word is known. */
      polarity_scores(text: string): { compound: number };
    };
  };
  export = vader;
}
