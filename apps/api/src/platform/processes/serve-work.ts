/** The other end of `worker-process.ts`: does one piece of work a message. Ends when nobody is connected any more. */

export interface Piece<Work> {
  id: number
  work: Work
}

export type Outcome<Result> =
  | { id: number; result: Result; rss: number }
  | { id: number; failure: string; rss: number }

export function serveWork<Work, Result>(act: (work: Work) => Promise<Result>) {
  process.on('message', (piece: Piece<Work>) => void answer(piece, act))
}

async function answer<Work, Result>(
  { id, work }: Piece<Work>,
  act: (work: Work) => Promise<Result>,
) {
  const outcome = await attempt(id, () => act(work))
  if (process.connected) process.send?.(outcome)
}

async function attempt<Result>(id: number, act: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { id, result: await act(), rss: process.memoryUsage.rss() }
  } catch (error) {
    return { id, failure: String(error), rss: process.memoryUsage.rss() }
  }
}
