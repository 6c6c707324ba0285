import { translatorOf } from '@bandari/i18n/catalogues'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../core/settings.ts'
import { appManifest, manifestAddresses } from './app-manifest.ts'

type Facts = Pick<Settings, 'brandName' | 'draftLanguages'>

/** Serves /manifest.webmanifest, and /sw/manifest.webmanifest and the like. */
export function serveManifests(app: FastifyInstance, settings: Facts) {
  for (const [language, address] of manifestAddresses(settings.draftLanguages)) {
    app.get(address, async (_, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=86400')
        .send(
          JSON.stringify(appManifest({ language, brandName: settings.brandName, translatorOf })),
        ),
    )
  }
}
