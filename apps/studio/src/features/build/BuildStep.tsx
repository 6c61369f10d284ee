import { useCallback, useRef, useState } from 'react'
import { useDocument } from '../../document/use-document.ts'
import { useMedia } from '../../ui/use-media.ts'
import { BuildSheets } from './BuildSheets.tsx'
import styles from './BuildStep.module.css'
import { BuildSessionContext, createBuildSession } from './build-session.ts'
import { Canvas } from './Canvas.tsx'
import { DragCard } from './DragCard.tsx'
import { fieldFaults } from './field-faults.ts'
import { Inspector } from './Inspector.tsx'
import { narrow } from './narrow.ts'
import { Palette } from './Palette.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { useArrival } from './use-arrival.ts'
import { FieldFaultsContext } from './use-field-faults.ts'
import { OpenPaletteContext } from './use-open-palette.ts'
import { useSlashKey } from './use-slash-key.ts'

/** The step Build of an open form: what can be asked, the form itself, and what can be changed of it. */
export function BuildStep() {
  const [session] = useState(createBuildSession)
  const faults = fieldFaults(useDocument((document) => document.form))
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
        <FieldFaultsContext value={faults}>
          <div className={styles['build']}>
            {!isNarrow && (
              <aside aria-label="Fields to add" className={styles['left']}>
                <Palette searchRef={search} />
                <Shortcuts />
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
            <DragCard />
          </div>
        </FieldFaultsContext>
      </OpenPaletteContext>
    </BuildSessionContext>
  )
}
