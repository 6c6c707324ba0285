/** The chapters of the training, in their order (account spec §9). */
export const chapters = ['intro', 'chapter_1', 'chapter_2', 'chapter_3'] as const

export type Chapter = (typeof chapters)[number]

/** Points for the whole training, granted once (decision 17). */
export const trainingPoints = 100

export type Training = Record<Chapter, boolean>

/** Missing progress counts as nothing done (contract C46). */
export function readTraining(stored: Readonly<Record<string, boolean>> | null): Training {
  const isDone = (chapter: Chapter) => stored?.[chapter] === true
  return {
    intro: isDone('intro'),
    chapter_1: isDone('chapter_1'),
    chapter_2: isDone('chapter_2'),
    chapter_3: isDone('chapter_3'),
  }
}

export function isComplete(training: Training): boolean {
  return chapters.every((chapter) => training[chapter])
}

/** Text of JSON, or the literal for none (account spec §3). */
export function levelOf(training: Training): string {
  return chapters.some((chapter) => training[chapter]) ? JSON.stringify(training) : 'No Started'
}
