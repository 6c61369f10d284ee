import { useDeferredValue, useState } from 'react'
import { findStarts, startPurposes } from '../../domain/starts/find-starts.ts'
import type { Start, StartPurpose } from '../../domain/starts/start.ts'
import { starts } from '../../domain/starts/starts.ts'
import { startPurposeText, startsText } from '../../domain/texts/ready-forms.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { StartCard } from './StartCard.tsx'
import styles from './StartsDialog.module.css'

export interface StartsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (start: Start) => void
}

/** Every start, alive in small: found by what it asks and by its purpose, and taken by a press. */
export function StartsDialog({ isOpen, onClose, onChoose }: StartsDialogProps) {
  const [query, setQuery] = useState('')
  const [purpose, setPurpose] = useState<StartPurpose>()
  const sought = useDeferredValue(query)
  const found = findStarts(starts, sought, purpose)
  return (
    <Dialog title={startsText.title} isOpen={isOpen} onClose={onClose} isWide>
      <p className={styles['lead']}>{startsText.lead}</p>
      <div className={styles['find']}>
        {/* Not where a keyboard would come up over the forms. */}
        <SearchField
          label={startsText.find}
          value={query}
          autoFocus={matchMedia('(pointer: fine)').matches}
          onChange={setQuery}
        />
        <SelectField<StartPurpose | 'any'>
          label={startsText.purpose}
          isLabelHidden
          value={purpose ?? 'any'}
          choices={[
            { value: 'any', label: startsText.any },
            ...startPurposes.map((value) => ({ value, label: startPurposeText[value] })),
          ]}
          onChange={(next) => setPurpose(next === 'any' ? undefined : next)}
        />
      </div>
      <p role="status" className={styles['count']}>
        {found.length === 0 ? startsText.none : startsText.found(found.length, starts.length)}
      </p>
      {found.length === 0 && (
        <Button
          onPress={() => {
            setQuery('')
            setPurpose(undefined)
          }}
        >
          {startsText.showAll}
        </Button>
      )}
      <ul className={styles['starts']}>
        {found.map((start) => (
          <StartCard key={start.id} start={start} onChoose={() => onChoose(start)} />
        ))}
      </ul>
    </Dialog>
  )
}
