import type { ChildProcess, SpawnOptions } from 'node:child_process'

interface Rest {
  /** What a command that has ended left in its group is ended, too; true where nothing is said. */
  endsRest?: boolean
}

export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  rest?: Rest,
): ChildProcess

export function endGroups(): Promise<void>

export function whenTold(end: (code: number) => unknown): void
