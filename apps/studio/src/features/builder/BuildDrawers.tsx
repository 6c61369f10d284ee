import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocument, useSelection } from '../../domain/document/use-document.ts'
import { buildText, outlineText } from '../../domain/texts/build.ts'
import { pageFlowText } from '../../domain/texts/page-flow.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './BuildStep.module.css'
import { useBuilderState, useBuilderStore } from './builder-state.ts'
import { fieldPosition } from './field-order.ts'
import { LoadedInspector, LoadedOutline } from './LoadedPanels.tsx'
import { LoadedPageFlow } from './PageFlowPanel.tsx'
import { Palette } from './Palette.tsx'

/** The panels that stand beside the canvas elsewhere, as sheets that come from below. */
export function BuildDrawers() {
  const form = useDocument((document) => document.form)
  const { fieldId } = useSelection()
  const builder = useBuilderStore()
  const sheet = useBuilderState((state) => state.sheet)
  const isDragging = useBuilderState((state) => state.drag !== undefined)
  const selected = fieldPosition(form, fieldId)
  const hasPointer = useMedia('(pointer: fine)')
  const close = (): void => builder.setState({ sheet: undefined })
  return (
    <>
      <Drawer title={buildText.addField} isOpen={sheet === 'palette'} isOutOfSight={isDragging} onClose={close}>
        {/* Not where a keyboard would come up over the list. */}
        <Palette autoFocus={hasPointer} />
      </Drawer>
      <Drawer title={outlineText.title} isOpen={sheet === 'outline'} onClose={close}>
        <LoadedOutline />
      </Drawer>
      <Drawer title={pageFlowText.title} isOpen={sheet === 'flow'} onClose={close}>
        <LoadedPageFlow />
      </Drawer>
      <Drawer
        title={selected ? fieldTitle(selected.field) : buildText.theForm}
        isOpen={sheet === 'inspector'}
        onClose={close}
      >
        <div className={styles['sheetInspector']}>
          <LoadedInspector />
        </div>
      </Drawer>
    </>
  )
}
