import { useState } from 'react'
import { setTokens } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { chooseColor } from '../../domain/look/choose-color.ts'
import type { Scheme, ThemedColor } from '../../domain/look/theme.ts'
import { schemeText } from '../../domain/texts/look.ts'
import { colorsText } from '../../domain/texts/look-step.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './ColorList.module.css'
import { ColorRow } from './ColorRow.tsx'
import controls from './Controls.module.css'
import { useLook } from './use-look.ts'

/** The colours that make a look; the others follow, or fill in. */
const mainColors: readonly ThemedColor[] = ['color.action', 'color.sheet', 'color.paper', 'color.text']
const more: readonly ThemedColor[] = [
  'color.on-action',
  'color.mark',
  'color.on-mark',
  'color.wash',
  'color.quiet',
  'color.faint',
  'color.border',
  'color.line',
]

/** The colours of the look in light or in dark, each with the ratio that matters. */
export function ColorList() {
  const look = useLook()
  const dispatch = useDispatch()
  const [chosen, setChosen] = useState<Scheme>('light')
  const scheme = look?.scheme ?? chosen
  const rowOf = (token: ThemedColor) => (
    <ColorRow
      key={token}
      look={look}
      token={token}
      scheme={scheme}
      onChange={(hex) => dispatch(setTokens(chooseColor(look, { token, scheme, hex })))}
    />
  )
  return (
    <section aria-labelledby="look-colors" className={controls['section']}>
      <div className={controls['head']}>
        <h3 id="look-colors" className={controls['title']}>
          {colorsText.title}
        </h3>
        {look?.scheme === undefined && (
          <Segmented
            label={colorsText.scheme}
            value={scheme}
            onChange={setChosen}
            segments={(['light', 'dark'] as const).map((value) => ({ value, label: schemeText[value] }))}
          />
        )}
      </div>
      <ul className={styles['colors']}>{mainColors.map(rowOf)}</ul>
      <details className={styles['more']}>
        <summary>{colorsText.more}</summary>
        <ul className={styles['colors']}>{more.map(rowOf)}</ul>
      </details>
      <p className={controls['help']}>
        {look?.scheme !== undefined ? colorsText.fixed(look.scheme) : scheme === 'light' && colorsText.darkFollows}
      </p>
    </section>
  )
}
