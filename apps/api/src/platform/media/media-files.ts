import { pictureBase } from './picture-base.ts'

/** Uploads beside pictures, which are served as they are kept. */
export const fileKinds = ['video', 'document'] as const

export type FileKind = (typeof fileKinds)[number]

export interface MediaFile {
  kind: FileKind
  hash: string
}

export const fileFolders: Readonly<Record<FileKind, string>> = {
  video: 'videos/',
  document: 'documents/',
}

const endings: Readonly<Record<FileKind, string>> = { video: 'mp4', document: 'pdf' }

export const fileKey = ({ kind, hash }: MediaFile) => `${fileFolders[kind]}${hash}`

export const fileName = ({ kind, hash }: MediaFile) => `${hash}.${endings[kind]}`

const namePattern = /^([0-9a-f]{32})\.(mp4|pdf)$/

/** `{hash}.mp4` → what it is, or null when it is not the name of a file. */
export function parseFileName(name: string): MediaFile | null {
  const [, hash, ending] = namePattern.exec(name) ?? []
  const kind = fileKinds.find((known) => endings[known] === ending)
  return hash && kind ? { kind, hash } : null
}

export function mediaFileUrl(origin: string, file: MediaFile): string {
  return `${pictureBase(origin)}/${fileName(file)}`
}
