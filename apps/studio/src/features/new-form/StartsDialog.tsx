import { useDeferredValue, useRef, useState } from 'react'
import { findStarts, startPurposes } from '../../domain/starts/find-starts.ts'
import { blankStart, type Start, type StartPurpose } from '../../domain/starts/start.ts'
import { starts } from '../../domain/starts/starts.ts'
import { startPreviewText, startPurposeText, startsText } from '../../domain/texts/ready-forms.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { StartList } from './StartList.tsx'
import { StartPreview } from './StartPreview.tsx'
import styles from './StartsDialog.module.css'

export interface StartsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Makes the form; another press counts once that is done. */
  readonly onChoose: (start: Start) => Promise<void>
}

const readyForms = starts.filter(({ purpose }) => purpose)

/** Every start, alive in small, found by what it asks and by its purpose; the one that is looked at stands beside them, to be tried and taken. */
export function StartsDialog({ isOpen, onClose, onChoose }: StartsDialogProps) {
  const [query, setQuery] = useState('')
  const [purpose, setPurpose] = useState<StartPurpose>()
  const [lookedAt, setLookedAt] = useState<Start>()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const isTaking = useRef(false)
  const hasRoom = useMedia('(min-width: 960px)')
  const sought = useDeferredValue(query)
  const found = findStarts(readyForms, sought, purpose)
  const current = found.find((start) => start === lookedAt) ?? found[0]
  // A list that is walked through quickly does not wait for the forms that are passed.
  const drawn = useDeferredValue(current)
  const title = sought.trim()
  const take = (start: Start): void => {
    if (isTaking.current) return
    const letGo = (): void => {
      isTaking.current = false
    }
    isTaking.current = true
    onChoose(start).then(letGo, letGo)
  }
  return (
    <Dialog title={startsText.title} isOpen={isOpen} onClose={onClose} size="full">
      <div className={styles['gallery']}>
        <div className={styles['choice']}>
          <p className={styles['lead']}>{startsText.lead}</p>
          <div className={styles['find']}>
            {/* Not where a keyboard would come up over the forms. */}
            <SearchField
              label={startsText.find}
              value={query}
              autoFocus={matchMedia('(pointer: fine)').matches}
              onChange={setQuery}
            />
            <Button icon={blankStart.icon} onPress={() => take(blankStart)}>
              {startsText.blank}
            </Button>
          </div>
          <div className={styles['purposes']}>
            <Segmented<StartPurpose | 'any'>
              label={startsText.purpose}
              value={purpose ?? 'any'}
              segments={[
                { value: 'any', label: startsText.any, count: findStarts(readyForms, sought, undefined).length },
                ...startPurposes.map((value) => ({
                  value,
                  label: startPurposeText[value],
                  count: findStarts(readyForms, sought, value).length,
                })),
              ]}
              onChange={(next) => setPurpose(next === 'any' ? undefined : next)}
            />
          </div>
          <p className={styles['count']}>
            <span role="status">
              {found.length === 0 ? startsText.none : startsText.found(found.length, readyForms.length)}
            </span>
            {found.length > 0 && <span className={styles['keys']}>{startsText.keys}</span>}
          </p>
          {found.length === 0 && (
            <div className={styles['none']}>
              {title !== '' && (
                <Button
                  icon={blankStart.icon}
                  onPress={() => take({ ...blankStart, form: { ...blankStart.form, title } })}
                >
                  {startsText.blankNamed(title)}
                </Button>
              )}
              <Button
                onPress={() => {
                  setQuery('')
                  setPurpose(undefined)
                }}
              >
                {startsText.showAll}
              </Button>
            </div>
          )}
          {current && (
            <StartList
              starts={found}
              current={current}
              onLook={setLookedAt}
              onOpen={hasRoom ? undefined : () => setIsSheetOpen(true)}
              onUse={take}
            />
          )}
        </div>
        {hasRoom && drawn && (
          <section aria-label={startPreviewText.title} className={styles['pane']}>
            <StartPreview start={drawn} onUse={() => take(drawn)} />
          </section>
        )}
      </div>
      {!hasRoom && current && (
        <Drawer title={current.name} isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
          <StartPreview start={current} isInSheet onUse={() => take(current)} />
        </Drawer>
      )}
    </Dialog>
  )
}
