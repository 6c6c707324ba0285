import { compileDomain, listDomains } from '@bandari/i18n/catalogues'
import { translator } from './translator.ts'

/** Tests of the portal's functions read what they say; in a browser each page fetches its own sentences. */
for (const domain of listDomains()) translator.load(compileDomain('en', domain))
