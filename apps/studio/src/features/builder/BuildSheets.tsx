import { Plus, SlidersHorizontal } from 'lucide-react'
import { useDocument, useSelection } from '../../domain/document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './BuildStep.module.css'
import { useBuildSession, useBuildSessionStore } from './build-session.ts'
import { fieldPositions } from './field-order.ts'
import { fieldTitle } from './field-words.ts'
import { Inspector } from './Inspector.tsx'
import { Palette } from './Palette.tsx'

/** Palette and inspector as sheets, where there is no room beside the canvas, and the bar that opens them. */
export function BuildSheets() {
  const form = useDocument((document) => document.form)
  const { fieldId } = useSelection()
  const session = useBuildSessionStore()
  const sheet = useBuildSession((state) => state.sheet)
  const isDragging = useBuildSession((state) => state.drag !== undefined)
  const selected = fieldPositions(form).find(({ field }) => field.id === fieldId)
  const hasPointer = useMedia('(pointer: fine)')
  const close = (): void => session.setState({ sheet: undefined })
  return (
    <>
      <div className={styles['bar']}>
        <Button size="large" icon={Plus} onPress={() => session.setState({ sheet: 'palette' })}>
          Add a field
        </Button>
        <Button
          size="large"
          variant="primary"
          icon={SlidersHorizontal}
          onPress={() => session.setState({ sheet: 'inspector' })}
        >
          {selected ? 'Change this field' : 'Change the form'}
        </Button>
      </div>
      <Drawer title="Add a field" isOpen={sheet === 'palette'} isOutOfSight={isDragging} onClose={close}>
        {/* Not where a keyboard would come up over the list. */}
        <Palette autoFocus={hasPointer} />
      </Drawer>
      <Drawer title={selected ? fieldTitle(selected.field) : 'The form'} isOpen={sheet === 'inspector'} onClose={close}>
        <div className={styles['sheetInspector']}>
          <Inspector />
        </div>
      </Drawer>
    </>
  )
}
