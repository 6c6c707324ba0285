import { object, string } from 'yup'
import { SettingsError } from '../../core/settings-error.ts'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Key and certificate that documents are signed with; null where none is given. */
    signing: SigningFiles | null
  }
}

export interface SigningFiles {
  /** A PKCS #12 file. */
  certificate: string
  /** A file of one line. */
  passphrase: string
}

export const signingSettings = declareSettings({
  schema: object({
    SIGNING_CERTIFICATE: string().max(500),
    SIGNING_PASSPHRASE_FILE: string().max(500),
  }),
  notes: {
    SIGNING_CERTIFICATE: {
      group: 'payments',
      importance: 'know',
      text: 'a PKCS #12 file by which invoices are signed, with `SIGNING_PASSPHRASE_FILE`. Both or neither. Unset: invoices are not signed, except in the demo, which makes a certificate of its own in `DATA_DIR`.',
    },
    SIGNING_PASSPHRASE_FILE: {
      group: 'payments',
      importance: 'know',
      text: 'a file with the passphrase of `SIGNING_CERTIFICATE`.',
    },
  },
  /** Both files, or neither. */
  read: ({ SIGNING_CERTIFICATE: certificate, SIGNING_PASSPHRASE_FILE: passphrase }) => {
    if (certificate === undefined && passphrase === undefined) return { signing: null }
    if (certificate === undefined || passphrase === undefined) {
      throw new SettingsError(
        'Settings SIGNING_CERTIFICATE and SIGNING_PASSPHRASE_FILE go together.',
      )
    }
    return { signing: { certificate, passphrase } }
  },
  warns: ({ signing }) =>
    signing === null
      ? 'Not set, so invoices are not signed, and nobody can tell from the file whether one was changed: SIGNING_CERTIFICATE, SIGNING_PASSPHRASE_FILE.'
      : null,
})
