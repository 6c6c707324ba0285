export function releaseNotes(given: { tag: string; changelog: string; version: string }): string
