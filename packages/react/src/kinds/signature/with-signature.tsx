import { signatureTexts, withSignatureIssues } from '@letterslot/core/messages/en-signature'
import { compileSignature, maxSignatureLength } from '@letterslot/core/signature'
import { type JSX, useEffect, useRef, useState } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import { filesIn, putFiles } from '../../fields/follow-files.ts'
import { writeControl } from '../../fields/write-control.ts'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { followPad, type Pad, type PadView } from './signature-pad.ts'

const signatureParts: KindParts = {
  Control: Signature,
  Reviewed: DrawnSignature,
  readAnswer(box) {
    const { name, held } = inputsOf(box)
    const files = held ? filesIn(held) : []
    return files.length > 0 ? files : (name?.value ?? '')
  },
  putAnswer(box, _field, value) {
    const { name, held } = inputsOf(box)
    if (name) writeControl(name, typeof value === 'string' ? value : '')
    if (held) putFiles(held, typeof value === 'object' ? value.filter((one) => one instanceof File) : [])
  },
}

/** The kind `signature`: drawn, which is sent as a picture, or a typed name, which is sent as a text. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, signature: signatureParts },
  compileRareRule: (rule, field, options) =>
    parts.compileRareRule(rule, field, options) ?? compileSignature(rule, field),
  withRareIssues: (form, own) =>
    own ? parts.withRareIssues(form, own) : withSignatureIssues(parts.withRareIssues(form)),
})

/** A drawn signature, to be looked at; by its file's name where the browser cannot draw it. */
function DrawnSignature({ file, label }: { readonly file: File; readonly label: string }): JSX.Element {
  const ref = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(true)
  useEffect(() => {
    let isWanted = true
    // On a canvas: a policy may allow no picture but those of the page.
    const draw = async (): Promise<void> => {
      const picture = await createImageBitmap(file)
      const canvas = ref.current
      if (!canvas || !isWanted) return
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
    }
    draw().catch(() => setDrawn(!isWanted))
    return () => {
      isWanted = false
    }
  }, [file])
  return isDrawn ? <canvas ref={ref} role="img" aria-label={label} className="ls-signed" /> : <bdi>{file.name}</bdi>
}

interface SignatureInputs {
  readonly name: HTMLInputElement | undefined
  readonly held: HTMLInputElement | undefined
}

function inputsOf(box: Element): SignatureInputs {
  const [name, held] = box.querySelectorAll('input')
  return { name, held }
}

/** A place to sign by hand, and below it a line that takes a typed name: alone there without scripts, and what the keyboard reaches. */
function Signature(props: ControlProps): JSX.Element {
  const { field, id, value, describedBy, context } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const held = useRef<HTMLInputElement>(null)
  const pad = useRef<Pad | undefined>(undefined)
  const [{ isReady, drawnAtMs, canUndo }, setView] = useState<PadView>({ isReady: false })
  const texts = { ...signatureTexts, ...context.texts }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what the control starts with.
  useEffect(() => {
    if (!canvas.current || !name.current || !held.current) return
    // It has a size from now on.
    canvas.current.hidden = false
    if (context.editing) {
      setView({ isReady: true })
      return
    }
    const before = Array.isArray(value) ? value.filter((one) => one instanceof File) : []
    const now = (): number => (context.handle.host.options.clock ?? Date).now()
    const parts = { canvas: canvas.current, name: name.current, held: held.current }
    const followed = followPad(parts, { before, fileName: `${field.name}.png`, now }, setView)
    pad.current = followed
    return () => followed.end()
  }, [])

  const time = new Intl.DateTimeFormat(context.locale, { timeStyle: 'short' })
  const statusId = `${id}-drawn`
  return (
    <div className="ls-sign">
      <input
        {...ariaProps(props)}
        ref={name}
        className="ls-control"
        type="text"
        autoComplete={field.autocomplete}
        maxLength={maxSignatureLength}
        placeholder={drawnAtMs === undefined ? field.placeholder || texts.orTypeName : undefined}
        defaultValue={typeof value === 'string' ? value : undefined}
        aria-describedby={[describedBy, isReady && statusId].filter(Boolean).join(' ') || undefined}
      />
      <input ref={held} type="file" hidden />
      <canvas ref={canvas} hidden={!isReady} />
      <p id={statusId} className="ls-note" role="status" hidden={!isReady} lang={context.lang}>
        {drawnAtMs === undefined ? texts.drawHere : context.say(texts.drawn, { time: time.format(drawnAtMs) })}
      </p>
      <button
        type="button"
        className="ls-link"
        hidden={drawnAtMs === undefined && !canUndo}
        lang={context.lang}
        onClick={() => (drawnAtMs === undefined ? pad.current?.undo() : pad.current?.clear())}
      >
        {drawnAtMs === undefined ? texts.undo : texts.clear}
      </button>
    </div>
  )
}
