import { useCallback, useEffect, useRef, useState } from 'react'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Kbd } from '../../ui/IconButton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useSlashKey } from '../../ui/use-slash-key.ts'
import { BuildSheets } from './BuildSheets.tsx'
import styles from './BuildStep.module.css'
import { BuildSessionContext, type BuildSessionStore, createBuildSession, useBuildSession } from './build-session.ts'
import { Canvas } from './Canvas.tsx'
import { fieldFaults } from './field-faults.ts'
import { type FieldNotes, FieldNotesContext } from './field-notes.ts'
import { fieldPositions } from './field-order.ts'
import { fieldTitle } from './field-words.ts'
import { Inspector } from './Inspector.tsx'
import { narrow } from './narrow.ts'
import { Palette } from './Palette.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { FieldFaultsContext } from './use-field-faults.ts'
import { OpenPaletteContext } from './use-open-palette.ts'

export interface BuildStepProps {
  /** Default: nothing is said of a field. */
  readonly fieldNotes?: FieldNotes
}

/** The step Build of an open form: what can be asked, the form itself, and what can be changed of it. */
export function BuildStep({ fieldNotes = () => null }: BuildStepProps) {
  const [session] = useState(createBuildSession)
  const faults = fieldFaults(useDocument((document) => document.form))
  const isNarrow = useMedia(narrow)
  const search = useRef<HTMLInputElement>(null)
  const openPalette = useCallback(() => {
    if (isNarrow) session.setState({ sheet: 'palette' })
    else search.current?.focus()
  }, [isNarrow, session])
  useInitialSelection(session)
  useSlashKey(openPalette)
  return (
    <BuildSessionContext value={session}>
      <OpenPaletteContext value={openPalette}>
        <FieldFaultsContext value={faults}>
          <FieldNotesContext value={fieldNotes}>
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
          </FieldNotesContext>
        </FieldFaultsContext>
      </OpenPaletteContext>
    </BuildSessionContext>
  )
}

/**
 * On arrival the first field is selected, or the one that was before, and its label is marked: typing changes it at
 * once. Not where a keyboard would come up over the form.
 */
function useInitialSelection(session: BuildSessionStore): void {
  const { store } = useDocumentSession()
  useEffect(() => {
    const { document, selection, select } = store.getState()
    const places = fieldPositions(document.form)
    const { field } = places.find((place) => place.field.id === selection.fieldId) ?? places[0] ?? {}
    if (!field) return
    select({ fieldId: field.id })
    if (matchMedia('(pointer: fine)').matches) session.setState({ wish: { fieldId: field.id, part: 'label' } })
  }, [store, session])
}

/** The card of what is dragged, under the pointer, and the way to put it back. */
function DragCard() {
  const drag = useBuildSession((session) => session.drag)
  const form = useDocument((document) => document.form)
  const hasKeys = useMedia('(pointer: fine)')
  if (!drag) return null
  const { source, at } = drag
  const field =
    source.kind === 'field' ? fieldPositions(form).find((place) => place.field.id === source.fieldId)?.field : undefined
  const info = fieldKindInfo(source.kind === 'new' ? source.fieldKind : (field?.kind ?? 'text'))
  return (
    <>
      <div
        ref={(card) => {
          card?.style.setProperty('--x', `${at.x}px`)
          card?.style.setProperty('--y', `${at.y}px`)
        }}
        data-drag-card=""
        aria-hidden="true"
        className={styles['card']}
      >
        <div className={styles['paper']}>
          <Icon icon={info.icon} />
          <span className={styles['name']}>{field ? fieldTitle(field) : info.name}</span>
        </div>
      </div>
      {hasKeys && (
        <p className={styles['hint']} aria-hidden="true">
          <Kbd>Esc</Kbd> puts it back
        </p>
      )}
    </>
  )
}
