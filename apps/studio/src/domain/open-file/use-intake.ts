import { findSecrets, type Ids, type Intake, type PasteReading, removedKey, withoutSecrets } from '@letterslot/intake'
import { useEffect, useState } from 'react'

/** Typing that pauses so long is read. */
const readAfterMs = 120

/** A saved form or a backup: our own formats are opened as they are. */
export function isSavedDocument(text: string): boolean {
  return text.trimStart().startsWith('{') && /"format"\s*:\s*"letterslot\./.test(text)
}

/** Reads a paste; what reads it is loaded on first use, which fails where the network or the server is gone. */
async function readLazily(text: string): Promise<PasteReading | { readonly status: 'unloaded' }> {
  try {
    const { readPaste } = await import('@letterslot/intake/read-paste')
    return await readPaste(text)
  } catch {
    return { status: 'unloaded' }
  }
}

/** The pasted text, its reading, and the typed answers. */
export interface IntakeState {
  readonly text: string
  readonly setText: (text: string) => void
  readonly reading: PasteReading | { readonly status: 'unloaded' } | undefined
  /** True until the text that stands there now was read; what is shown meanwhile is of the text before it. */
  readonly isReading: boolean
  /** The text's reading; undefined without text. */
  readonly intake: Intake | undefined
  /** Private keys taken out of what stands there. */
  readonly secretCount: number
  /** Answers to what was asked, by id or parameter. */
  readonly answers: ReadonlyMap<string, string>
  readonly answer: (key: string, value: string) => void
  /** The ids as they are read and answered. */
  readonly ids: Ids
}

/** Under which name an answer is kept. */
export function answerKey({ of, parameter }: Intake['asks'][number]): string {
  return of === 'parameter' ? `parameter ${parameter}` : of
}

/** Reads what is pasted, while it is typed. A private key is out of the text before it is drawn. */
export function useIntake(): IntakeState {
  const [text, setOwnText] = useState('')
  const [{ of, reading }, setRead] = useState<{ readonly of: string; readonly reading?: IntakeState['reading'] }>({
    of: '',
  })
  const [secretCount, setSecretCount] = useState(0)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())

  const setText = (next: string): void => {
    const secrets = findSecrets(next)
    // What was told of an earlier paste is no longer true of another one.
    setSecretCount(next.includes(removedKey) ? secretCount + secrets.length : secrets.length)
    setOwnText(withoutSecrets(next, secrets))
  }
  useEffect(() => {
    if (isSavedDocument(text)) return
    let isStale = false
    const timer = setTimeout(() => {
      void readLazily(text).then((came) => {
        if (isStale) return
        setRead({ of: text, reading: came })
        if (came.status !== 'read' || came.intake.secretCount === 0) return
        // Reading showed a key that neither name nor shape had given away.
        const { secretCount: more, text: safe } = came.intake
        setSecretCount((count) => count + more)
        setOwnText(safe)
      })
    }, readAfterMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])

  const intake = reading?.status === 'read' ? reading.intake : undefined
  const suggested = (intake?.asks ?? []).flatMap((ask) =>
    ask.suggestion === undefined ? [] : [[answerKey(ask), ask.suggestion] as const],
  )
  const answers = new Map([...suggested, ...typed])
  const answered = (intake?.asks ?? []).flatMap((ask) => {
    const value = answers.get(answerKey(ask))?.trim()
    return ask.of === 'parameter' || !value ? [] : [[ask.of, value] as const]
  })
  return {
    text,
    setText,
    reading,
    isReading: of !== text && !isSavedDocument(text),
    intake,
    secretCount,
    answers,
    answer: (key, value) => setTyped((before) => new Map(before).set(key, value)),
    ids: { ...intake?.ids, ...Object.fromEntries(answered) },
  }
}
