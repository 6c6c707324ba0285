import { useTranslate } from '@bandari/i18n/react'
import { useSite } from '../shared/page/settings.ts'
import css from './SocialLinks.module.css'

/** Our pages at social networks; nothing where the shop has none. */
export function SocialLinks() {
  const t = useTranslate()
  const { socialLinks, brandName } = useSite()
  if (socialLinks.length === 0) return null
  return (
    <nav className={css.social} aria-labelledby="social">
      <h2 className={css.title} id="social">
        {t('home.follow', { brand: brandName })}
      </h2>
      <ul className={`plain-list ${css.links}`}>
        {socialLinks.map(({ name, url }) => (
          <li key={url}>
            <a className={css.link} href={url} rel="noopener me">
              <img
                src={`/brands/${name.toLowerCase()}.svg`}
                alt=""
                width={22}
                height={22}
                loading="lazy"
              />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
