import { FormMiniature } from '../../domain/look/FormMiniature.tsx'
import { startPages } from '../../domain/starts/document-from-start.ts'
import { sayStart } from '../../domain/starts/say-start.ts'
import type { Start } from '../../domain/starts/start.ts'
import { otherStarts } from '../../domain/starts/starts.ts'
import { startsText } from '../../domain/texts/forms.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './StartsDialog.module.css'

export interface StartsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (start: Start) => void
}

/** Every start but the contact form, each with what it is good for. */
export function StartsDialog({ isOpen, onClose, onChoose }: StartsDialogProps) {
  return (
    <Dialog title={startsText.title} isOpen={isOpen} onClose={onClose}>
      <p className={styles['lead']}>{startsText.lead}</p>
      <ul className={styles['starts']}>
        {otherStarts.map((start) => (
          <li key={start.id}>
            <button type="button" className={styles['start']} onClick={() => onChoose(start)}>
              <FormMiniature form={{ ...sayStart(start).form, pages: startPages(sayStart(start)) }} />
              <span className={styles['words']}>
                <b>{start.name}</b>
                <span className={styles['summary']}>{start.summary}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
