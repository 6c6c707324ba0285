/** The other end of `worker-process.ts`: does one piece of work a message. Ends when nobody is connected any more. */

export interface Piece<Work> {
  id: number
  work: Work
}

export type Outcome<Result> =
  | { id: number; result: Result; rss: number }
  | { id: number; failure: string; rss: number }

export function serveWork(act: (work: never) => Promise<unknown>) {
  process.on('message', (piece: Piece<never>) => void answer(piece, act))
}

async function answer({ id, work }: Piece<never>, act: (work: never) => Promise<unknown>) {
  const outcome = await attempt(id, () => act(work))
  if (process.connected) process.send?.(outcome)
}

async function attempt(id: number, act: () => Promise<unknown>): Promise<Outcome<unknown>> {
  try {
    return { id, result: await act(), rss: process.memoryUsage.rss() }
  } catch (error) {
    return { id, failure: String(error), rss: process.memoryUsage.rss() }
  }
}
