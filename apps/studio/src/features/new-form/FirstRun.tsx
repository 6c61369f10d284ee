import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { type FormSource, formSources } from '../../domain/starts/form-sources.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { useMakerAddress } from '../../domain/storage/use-maker-address.ts'
import { firstRunText } from '../../domain/texts/forms.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './FirstRun.module.css'
import { useNewForm } from './use-new-form.tsx'
import { Wall } from './Wall.tsx'

// Loaded when the first mail is read.
const LazyLiveMail = lazyPart(async () => (await import('./LiveMail.tsx')).LiveMail)

/**
 * The first screen: a question and four doors on paper, a form that is alive on the yellow of the mark. The address is
 * kept as it is typed, once it is one.
 */
export function FirstRun() {
  const { text, address, isAddress, failure, type } = useMakerAddress()
  const [isRefused, setIsRefused] = useState(false)
  const { read, openMail, leaveMail } = useReadMail()
  const newForm = useNewForm()
  usePageTitle(firstRunText.title.join(' '))
  const go = (source: FormSource['id']): void => {
    setIsRefused(!isAddress)
    if (isAddress) newForm.begin(source, address)
    else leaveMail()
  }
  return (
    <div className={styles['screen']}>
      {read ? (
        <Suspense>
          <LazyLiveMail mail={read} onMine={() => go('contact')} onBack={leaveMail} />
        </Suspense>
      ) : (
        <AskAddress
          address={text}
          onAddress={(next) => {
            type(next)
            setIsRefused(false)
          }}
          problem={isRefused ? firstRunText.questionProblem : failure}
          onSource={go}
        />
      )}
      <Wall to={isAddress ? address : ''} onRead={openMail} />
      {newForm.dialogs}
    </div>
  )
}

/** The mail that is read has an entry in the history: Back leaves it, not the studio. */
function useReadMail() {
  const [mail, setMail] = useState<ArrivedMail>()
  const navigate = useNavigate()
  const { history } = useRouter()
  const isReading = useRouterState({ select: ({ location }) => location.state.isMailRead === true })
  return {
    read: isReading ? mail : undefined,
    openMail: (arrived: ArrivedMail): void => {
      setMail(arrived)
      if (!isReading) void navigate({ to: '/', state: { isMailRead: true } })
    },
    leaveMail: (): void => {
      if (isReading) history.back()
    },
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly isMailRead?: boolean
  }
}

interface AskProps {
  readonly address: string
  readonly onAddress: (address: string) => void
  readonly problem: string | undefined
  readonly onSource: (source: FormSource['id']) => void
}

/** One question, which can be skipped, and the four doors. */
function AskAddress({ address, onAddress, problem, onSource }: AskProps) {
  const [isSkipped, setIsSkipped] = useState(false)
  const { refusal } = useStorage()
  const input = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  const skip = (): void => {
    onAddress('')
    setIsSkipped(true)
    first.current?.focus()
  }
  return (
    <section className={styles['ask']}>
      <h1 className={styles['title']}>
        {firstRunText.title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p className={styles['lead']}>{refusal === undefined ? firstRunText.lead : firstRunText.leadNotKept}</p>
      {!isSkipped && (
        <div className={styles['question']}>
          <TextField
            label={firstRunText.question}
            type="email"
            autoComplete="email"
            placeholder={firstRunText.placeholder}
            value={address}
            onChange={onAddress}
            problem={problem}
            help={firstRunText.questionHelp}
            inputRef={input}
          />
          <button type="button" className={styles['skip']} onClick={skip}>
            {firstRunText.skip}
          </button>
        </div>
      )}
      <ul aria-label={firstRunText.doorsNav} className={styles['doors']}>
        {formSources.map(({ id, title, detail, icon }, index) => (
          <li key={id}>
            <button
              type="button"
              ref={index === 0 ? first : null}
              className={styles['source']}
              onClick={() => onSource(id)}
            >
              <Icon icon={icon} size={20} />
              <span className={styles['words']}>
                <b>{title}</b>
                <span className={styles['detail']}>{detail}</span>
              </span>
              <Icon icon={ChevronRight} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
