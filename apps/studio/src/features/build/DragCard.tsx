import { useDocument } from '../../document/use-document.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useBuildSession } from './build-session.ts'
import styles from './DragCard.module.css'
import { fieldKindInfo } from './field-kind-info.ts'
import { fieldPositions } from './field-order.ts'
import { fieldTitle } from './field-words.ts'

/** The card of what is dragged, under the pointer, and the way to put it back. */
export function DragCard() {
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
