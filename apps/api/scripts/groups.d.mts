import type { ChildProcess, SpawnOptions } from 'node:child_process'

interface GroupOptions {
  /** When the command exits, the rest of its group is ended. Default: true. */
  endsGroup?: boolean
}

export function spawnGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  groupOptions?: GroupOptions,
): ChildProcess

export function endGroups(): Promise<void>

export function onTermination(end: (code: number) => unknown): void
