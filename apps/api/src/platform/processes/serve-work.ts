/** The other end of `worker-process.ts`: runs one task a message. Ends when nobody is connected any more. */

export interface Task<Work> {
  id: number
  work: Work
}

export type Outcome<Result> =
  | { id: number; result: Result; rss: number }
  | { id: number; failure: string; rss: number }

export function serveWork(act: (work: never) => Promise<unknown>) {
  process.on('message', (task: Task<never>) => void answer(task, act))
}

async function answer({ id, work }: Task<never>, act: (work: never) => Promise<unknown>) {
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
