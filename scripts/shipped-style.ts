/** At-rules whose blocks hold rules of style, as the sheet itself does. A layer's weigh less than any rule of a site, and are left so. */
const grouping = /^@(media|container|supports)\b/

/** The form itself is a site's to place. */
const form = '.ls-form'

/** Matches every element, and weighs as much as two types. */
const two = ':not(ls ls)'

/**
 * Raises the weight of every rule that stands in no layer by two types, so that `input:not([type=range])` or `button:hover` of a site
 * does not reach a form, and `.ls-form .ls-send` still does. Among themselves all keep their order. What is nested is raised by what
 * it is nested in.
 */
export function shippedStyle(css: string): string {
  return raiseRules(css.replace(/\/\*[\s\S]*?\*\//g, ''))
    .replace(/\n\s*\n(\s*\n)+/g, '\n\n')
    .trimStart()
}

function raiseRules(css: string): string {
  let raised = ''
  let start = 0
  for (let at = css.search(/[{;]/); at >= 0; at = nextOf(css, start)) {
    const end = css[at] === ';' ? at + 1 : endOfBlock(css, at)
    const prelude = css.slice(start, at)
    const block = css.slice(at, end)
    const rule = prelude.trim()
    if (grouping.test(rule)) raised += `${prelude}{${raiseRules(block.slice(1, -1))}}`
    else if (rule.startsWith('@') || rule === form) raised += prelude + block
    else raised += prelude.replace(rule, () => raiseSelectors(rule)) + block
    start = end
  }
  return raised + css.slice(start)
}

function nextOf(css: string, start: number): number {
  const found = css.slice(start).search(/[{;]/)
  return found < 0 ? found : start + found
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error('A style sheet has a block without an end.')
}

/** Each selector of a list, behind the type that it may begin with. */
function raiseSelectors(list: string): string {
  let depth = 0
  const parts = ['']
  for (const char of list) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.replace(/^(\s*[a-z0-9]*)/, `$1${two}`)).join(',')
}
