import { useCallback, useRef, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { BuildSheets } from './BuildSheets.tsx'
import styles from './BuildStep.module.css'
import { BuildSessionContext, createBuildSession } from './build-session.ts'
import { Canvas } from './Canvas.tsx'
import { Inspector } from './Inspector.tsx'
import { Palette } from './Palette.tsx'
import { useArrival } from './use-arrival.ts'
import { OpenPaletteContext } from './use-open-palette.ts'
import { useSlashKey } from './use-slash-key.ts'

/** Below this there is no room for the panels at the sides. */
const narrow = '(max-width: 1023px)'

/** The step Build of an open form: what can be asked, the form itself, and what can be changed of it. */
export function BuildStep() {
  const [session] = useState(createBuildSession)
  const isNarrow = useMedia(narrow)
  const search = useRef<HTMLInputElement>(null)
  const openPalette = useCallback(() => {
    if (isNarrow) session.setState({ sheet: 'palette' })
    else search.current?.focus()
  }, [isNarrow, session])
  useArrival(session)
  useSlashKey(openPalette)
  return (
    <BuildSessionContext value={session}>
      <OpenPaletteContext value={openPalette}>
        <div className={styles['build']}>
          {!isNarrow && (
            <aside aria-label="Fields to add" className={styles['left']}>
              <Palette searchRef={search} />
            </aside>
          )}
          <Canvas />
          {isNarrow ? (
            <BuildSheets />
          ) : (
            <aside aria-label="What is selected" className={styles['right']}>
              <Inspector />
            </aside>
          )}
        </div>
      </OpenPaletteContext>
    </BuildSessionContext>
  )
}
