import { amountOf } from './amount.ts'

/**
 * Joins a slider to the box beside it, and shows it: each follows the other. A slider always stands somewhere, and an empty box is no
 * answer: until it is moved, pressed or told by Space to take its place, it says so.
 * @param unit - said behind the number.
 * @returns what ends it.
 */
export function followSlider(slider: HTMLInputElement | null, unit: string): () => void {
  const amount = amountOf(slider?.parentElement ?? null)
  if (!slider || !amount) return () => undefined
  const controller = new AbortController()

  const show = (): void => {
    const text = amount.value.trim()
    const isEmpty = text === '' || Number.isNaN(Number(text))
    // Empty, a slider stands in its middle.
    slider.value = isEmpty ? '' : text
    const { min, max, value } = slider
    slider.style.setProperty('--_at', `${(100 * (Number(value) - Number(min))) / (Number(max) - Number(min) || 1)}%`)
    slider.toggleAttribute('data-empty', isEmpty)
    slider.setAttribute('aria-valuetext', isEmpty ? '–' : `${text} ${unit}`.trim())
  }
  const take = (): void => {
    amount.value = slider.value
    amount.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const takeFirst = (): void => {
    if (amount.value === '') take()
  }

  const { signal } = controller
  // Heard on the slider itself, so that whoever follows the form finds the number in the box.
  slider.addEventListener('input', take, { signal })
  slider.addEventListener('click', takeFirst, { signal })
  slider.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      takeFirst()
    },
    { signal },
  )
  amount.addEventListener('input', show, { signal })
  slider.hidden = false
  show()
  return () => controller.abort()
}
