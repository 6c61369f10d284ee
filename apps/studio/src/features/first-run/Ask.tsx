import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { firstRunText } from '../../catalogue/forms.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type Door, doors } from '../doors/doors.ts'
import styles from './Ask.module.css'

export interface AskProps {
  readonly address: string
  readonly onAddress: (address: string) => void
  readonly problem: string | undefined
  readonly onDoor: (door: Door['id']) => void
}

/** One question, which can be skipped, and the four doors. */
export function Ask({ address, onAddress, problem, onDoor }: AskProps) {
  const [isSkipped, setIsSkipped] = useState(false)
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
      <p className={styles['lead']}>{firstRunText.lead}</p>
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
        {doors.map(({ id, title, detail, icon }, index) => (
          <li key={id}>
            <button
              type="button"
              ref={index === 0 ? first : null}
              className={styles['door']}
              onClick={() => onDoor(id)}
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
