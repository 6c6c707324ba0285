/** Training (account spec §3, §4, §9): four chapters, each incomplete until it is confirmed. */
export const chapters = ['intro', 'chapter_1', 'chapter_2', 'chapter_3'] as const

export type Chapter = (typeof chapters)[number]
export type Training = Readonly<Record<Chapter, boolean>>

/**
 * Reads `agent_training` and `level`: empty, `No Started`, or JSON text of four booleans. Of an empty one the
 * specification calls only the intro not done; the chapters behind it have not been confirmed either.
 */
export function readTraining(text: string): Training {
  const flags = flagsOf(text)
  return {
    intro: flags['intro'] === true,
    chapter_1: flags['chapter_1'] === true,
    chapter_2: flags['chapter_2'] === true,
    chapter_3: flags['chapter_3'] === true,
  }
}

export function isTrained(training: Training): boolean {
  return chapters.every((chapter) => training[chapter])
}

/** 50 or 100, nothing between (account spec §4). */
export function trainingPercent(training: Training): 50 | 100 {
  return isTrained(training) ? 100 : 50
}

function flagsOf(text: string): Record<string, unknown> {
  if (!text.startsWith('{')) return {}
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    // Unreadable progress is no progress: confirming a chapter again does no harm.
    return {}
  }
}
