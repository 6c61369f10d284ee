import { lookStyle } from '@letterslot/core/look'
import type { JSX } from 'react'
import { useLoaded } from './form/use-loaded.ts'
import type { LookPicturesProps } from './look/LookPictures.tsx'
import { loadLookPictures } from './on-demand.ts'

/** The pictures and fonts of a look, fetched by forms that have some; and its tokens, where a server wrote them and a policy refused them. */
export function LookOnDemand({ look, langOf }: LookPicturesProps): JSX.Element {
  const loaded = useLoaded(look.cover || look.logo || look.fonts ? loadLookPictures : undefined, 'look')
  const setTokens = (place: Element | null): void => {
    const root = place?.closest<HTMLElement>('.ls-form')
    for (const [name, value] of Object.entries(lookStyle(look))) root?.style.setProperty(name, value)
  }
  // Where pictures will stand is kept free, so that they move nothing.
  return loaded ? (
    <loaded.LookPictures look={look} langOf={langOf} />
  ) : (
    <>
      <div ref={setTokens} className={look.cover && 'ls-cover'} />
      {look.logo && <i className="ls-logo" />}
    </>
  )
}
