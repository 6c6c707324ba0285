import type { GeneratedAlways } from 'kysely'

export interface PrivateFilesTable {
  id: GeneratedAlways<number>
  /** SHA-256 in hexadecimal. */
  hash: string
  type: 'image/jpeg' | 'application/pdf'
  bytes: number
  name: string
  uploaded_by: number | null
  uploaded_at: Date
}

export interface PrivateFileChecksTable {
  hash: string
  due_at: Date
}

export interface PrivateFileTables {
  private_files: PrivateFilesTable
  private_file_checks: PrivateFileChecksTable
}
