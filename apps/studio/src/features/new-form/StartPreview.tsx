import {
  Calculator,
  FileText,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  Paperclip,
  Save,
  Signature,
  Split,
} from 'lucide-react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import type { Form } from '@letterslot/core'
import { FormView, type Transport, useForm } from '@letterslot/react'
import { Suspense, useMemo, useState } from 'react'
import frame from '../../domain/look/LookFrame.module.css'
import { paintPaper } from '../../domain/look/paint-paper.ts'
import { resolveTokens } from '../../domain/look/resolve-tokens.ts'
import { useAllKinds } from '../../domain/look/use-all-kinds.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import type { Start } from '../../domain/starts/start.ts'
import { type StartFact, startFacts } from '../../domain/starts/start-facts.ts'
import { startFactsText, startPreviewText } from '../../domain/texts/ready-forms.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './StartPreview.module.css'

export interface StartPreviewProps {
  readonly start: Start
  /** It stands in a sheet that has its name, and is narrow itself. */
  readonly isInSheet?: boolean
  readonly onUse: () => void
}

// With it comes what makes mails.
const LazyStartMail = lazyPart(async () => (await import('./StartMail.tsx')).StartMail)

/** A start before it is taken: its form, alive, also on a phone; the mail that would come; and what is in it. */
export function StartPreview({ start, isInSheet = false, onUse }: StartPreviewProps) {
  const [view, setView] = useState<StartView>('form')
  const document = useMemo(() => documentFromStart(start, { to: '', id: start.id }), [start])
  return (
    <div className={styles['preview']}>
      <Segmented
        label={startPreviewText.view}
        value={view}
        onChange={setView}
        segments={(isInSheet ? inSheet : besideList).map((value) => ({
          value,
          label: startPreviewText.views[value],
        }))}
      />
      {view === 'mail' ? (
        <Suspense fallback={<div className={styles['window']} />}>
          <LazyStartMail document={document} />
        </Suspense>
      ) : (
        <StartForm key={start.id} form={document.form} isPhone={view === 'phone'} />
      )}
      <div className={styles['about']}>
        {!isInSheet && <h3 className={styles['name']}>{start.name}</h3>}
        <p className={styles['summary']}>{start.summary}.</p>
        <ul className={styles['facts']}>
          {startFacts(start).map(({ kind, text }) => (
            <li key={kind}>
              <Icon icon={factIcons[kind]} size={14} />
              <span>{text}</span>
            </li>
          ))}
          <li>
            <Icon icon={Mail} size={14} />
            <span>{startFactsText.mail}</span>
          </li>
        </ul>
        <Button variant="primary" size="large" onPress={onUse}>
          {startPreviewText.use}
        </Button>
      </div>
    </div>
  )
}

type StartView = keyof typeof startPreviewText.views
const besideList: readonly StartView[] = ['form', 'phone', 'mail']
const inSheet: readonly StartView[] = ['form', 'mail']

const factIcons: Readonly<Record<StartFact['kind'], LucideIcon>> = {
  pages: FileText,
  questions: MessageCircleQuestionMark,
  conditions: Split,
  total: Calculator,
  file: Paperclip,
  signature: Signature,
  review: ListChecks,
  drafts: Save,
}

/** A ready form has nobody to send to. */
const galleryTransport: Transport = () => Promise.reject(new Error('A ready form sends nothing.'))

interface StartFormProps {
  readonly form: Form
  readonly isPhone: boolean
}

/** The form of a start, alive: it can be filled in to its end, and sends to nobody. */
function StartForm({ form, isPhone }: StartFormProps) {
  const [isWhole, setIsWhole] = useState(false)
  // What was kept of a visit to a form belongs to that visit.
  const drawn = useMemo(() => {
    const { drafts: _drafts, ...others } = form
    return others
  }, [form])
  const handle = useForm(drawn, {
    mode: 'edit',
    transport: galleryTransport,
    onSubmit: () => {
      setIsWhole(true)
      return false
    },
  })
  const isReady = useAllKinds(handle)
  return (
    <>
      <p role="status" className={styles['note']}>
        {isWhole ? startPreviewText.whole : startPreviewText.note}
      </p>
      <div
        ref={(element) => paintPaper(element, resolveTokens(form.look)['color.paper'])}
        data-view={isPhone ? 'phone' : 'form'}
        className={classes(styles['window'], isPhone && styles['phone'], frame['frame'], frame['light'])}
      >
        <div className={styles['paper']}>
          {isReady && <FormView handle={handle} idPrefix="looked-at-" headingLevel={3} />}
        </div>
      </div>
    </>
  )
}
