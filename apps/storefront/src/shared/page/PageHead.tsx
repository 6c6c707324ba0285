import {
  type AnyLanguage,
  inLanguage,
  type Language,
  localeOf,
  offeredLanguages,
  pseudoLanguage,
  sourceLanguage,
} from '@bandari/i18n'
import { useAddress, useSite } from './settings.ts'

export interface PageHeadProps {
  title: string
  description?: string
  /** Path of the one address of this content; without it a search engine is asked to stay away. */
  canonical?: string
  /** Search engines are asked to stay away; a shared link shows it all the same. */
  isHidden?: boolean
  /** The languages that the content is in, where those are not all that the shop is offered in. */
  languages?: readonly Language[]
  /** Absolute address of the picture a shared link shows. */
  image?: string | null
  /** schema.org objects. */
  facts?: readonly object[]
}

/** A page's own metadata. React moves it into the head, on the server and on navigation. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description,
    canonical,
    isHidden = canonical === undefined,
    languages,
    image,
    facts = [],
  } = props
  const { brandName, origin, language } = useSite()
  const addressOf = useAddress()
  const fullTitle = title.includes(brandName) ? title : `${title} · ${brandName}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={addressOf(canonical, languages)} />
          <Alternates path={canonical} languages={languages} />
          <meta property="og:url" content={addressOf(canonical, languages)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brandName} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta
            property="og:image"
            content={pictureOf(image) ?? `${origin}${sharePicture(language)}`}
          />
          {onServer.PictureFacts && (
            <onServer.PictureFacts picture={image ?? sharePicture(language)} title={title} />
          )}
          <Locales languages={languages} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {facts.map((fact, index) => (
        <script
          key={index}
          type="application/ld+json"
          // The text is JSON with every `<` escaped, so that no listing can close the element.
          dangerouslySetInnerHTML={{ __html: jsonForScript(fact) }}
        />
      ))}
    </>
  )
}

/** What messengers read of a picture before they fetch it. They run no script, so a browser's code goes without. */
const onServer = { ...(import.meta.env.SSR && { PictureFacts }) }

/** Those that we draw for links are all of one size; a photo has its own. */
function PictureFacts({ picture, title }: { picture: string; title: string }) {
  return (
    <>
      {picture.includes('/share') && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={title} />
    </>
  )
}

/** The same page in the other languages, for search engines; nothing while there is one only. */
function Alternates({
  path,
  languages = offeredLanguages,
}: Pick<PageHeadProps, 'languages'> & { path: string }) {
  const { origin } = useSite()
  const own = offeredLanguages.filter((code) => languages.includes(code))
  if (own.length < 2) return null
  return (
    <>
      {own.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={`${origin}${inLanguage(path, code)}`}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={`${origin}${inLanguage(path, sourceLanguage)}`}
      />
    </>
  )
}

/** The language of a shared link, and the others that a reader's network may show it in. */
function Locales({ languages = offeredLanguages }: Pick<PageHeadProps, 'languages'>) {
  const { language } = useSite()
  const others = offeredLanguages.filter((code) => code !== language && languages.includes(code))
  return (
    <>
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
      ))}
    </>
  )
}

function openGraphLocale(language: AnyLanguage): string {
  return localeOf(language).replace('-', '_')
}

/** The brand and what it is for, in words of the language. */
function sharePicture(language: AnyLanguage): string {
  const isEnglish = language === sourceLanguage || language === pseudoLanguage
  return isEnglish ? '/share.png' : `/share-${language}.png`
}

/** One of our pictures in a size for previews; null when there is none. */
function pictureOf(image: string | null | undefined): string | null {
  return image?.startsWith('http') ? image.replace(/-640\.jpg$/, '-960.jpg') : null
}

function jsonForScript(fact: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c')
}
