import type { Diagnostics } from '../text/diagnostics.ts'
import { maxSpreads } from '../text/limits.ts'
import { type ControlReference, controlReference } from './control-reference.ts'
import type { Known } from './evaluate.ts'
import { type FormTarget, formTarget, type TargetTools } from './form-target.ts'
import { child, children, isCall, isMember, nameOf, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'
import type { Trace } from './trace.ts'

/** A parameter that the code sends. */
export interface Parameter {
  readonly name: string
  /** The control it takes its value from, if there is such a one. */
  readonly control: ControlReference | undefined
  /** Its value, where no control is tied to it. */
  readonly value: Known
  /** The code that makes its value. */
  readonly source: string
  readonly line: number | undefined
}

/** The parameters of a call. */
export interface Sent {
  readonly parameters: readonly Parameter[]
  /** Every control of the form is sent, under its own name: `sendForm`, `new FormData(form)`, `handleSubmit(data => …)`. */
  readonly isWholeForm: boolean
  readonly target: FormTarget | undefined
}

interface Gathering {
  readonly parameters: Map<string, Parameter>
  isWholeForm: boolean
  target: FormTarget | undefined
  /** Objects looked into so far. */
  objects: number
}

export interface ParameterTools extends TargetTools {
  readonly remarks: Diagnostics
}

/** The function that made what a trace ends on, `useState` say. */
function makerOf(root: SyntaxNode): string {
  const callee = isCall(root) || root.type === 'NewExpression' ? child(root, 'callee') : undefined
  return (callee && (isMember(callee) ? nameOf(callee) : textAt(callee, 'name'))) ?? ''
}

/** Tells if a library hands this function the form's values, by the names of its controls. */
function takesValues(of: SyntaxNode, { code, bindings }: ParameterTools): boolean {
  const parent = code.parentOf(of)
  if (parent && /Property$/.test(parent.type) && nameOf(parent) === 'onSubmit') return true
  const declared = parent?.type === 'VariableDeclarator' ? child(parent, 'id') : child(of, 'id')
  const name = declared && textAt(declared, 'name')
  return code.nodes.some((node) => {
    if (node.type === 'JSXAttribute') {
      const element = code.parentOf(node)
      const tag = element && child(element, 'name')
      const isFormik = tag !== undefined && /^(?:Formik|FinalForm)$/.test(textAt(tag, 'name') ?? '')
      return (
        isFormik &&
        code.sourceOf(node).startsWith('onSubmit') &&
        (name === undefined || code.sourceOf(node).includes(name))
      )
    }
    const callee = isCall(node) ? child(node, 'callee') : undefined
    if (!callee || !/(?:^|\.)handleSubmit$/.test(code.sourceOf(callee))) return false
    const [first] = children(node, 'arguments')
    return (
      first === of ||
      (first?.type === 'Identifier' && (bindings.of(first)?.kind === 'function' || name === textAt(first, 'name')))
    )
  })
}

function add(
  gathering: Gathering,
  name: string,
  node: SyntaxNode,
  statePath: string | undefined,
  tools: ParameterTools,
): void {
  const found = controlReference(node, tools)
  const paths = statePath === undefined ? [] : [statePath]
  const control: ControlReference | undefined =
    found?.by === 'model' || (found === undefined && paths.length > 0)
      ? { by: 'model', paths: [...paths, ...(found?.by === 'model' ? found.paths : [])] }
      : found
  gathering.parameters.set(name, {
    name,
    control,
    value: tools.evaluate(node),
    source: tools.code.excerptOf(node),
    line: tools.code.lineOf(node),
  })
}

/** `new FormData(form)`, also within `Object.fromEntries(…)`. */
function formDataOf(root: SyntaxNode, tools: ParameterTools): SyntaxNode | undefined {
  if (root.type === 'NewExpression' && makerOf(root) === 'FormData') return root
  const [argument] = isCall(root) && /^(?:fromEntries|entries)$/.test(makerOf(root)) ? children(root, 'arguments') : []
  const callee = child(root, 'callee')
  const object = makerOf(root) === 'entries' && callee ? child(callee, 'object') : undefined
  const next = argument ?? object
  return next ? formDataOf(tools.tracer.trace(next).root, tools) : undefined
}

function gather(node: SyntaxNode, gathering: Gathering, tools: ParameterTools): void {
  gathering.objects += 1
  if (gathering.objects > maxSpreads) return
  const traced = tools.tracer.trace(node)
  const { root, keys, binding } = traced
  const isUnread = !readRoot(traced, gathering, tools)
  for (const passed of traced.passed) {
    if (passed.kind !== 'value' || passed.keys.length > 0) continue
    for (const write of passed.memberWrites) {
      const left = child(write, 'left')
      const right = child(write, 'right')
      const name = left && nameOf(left)
      if (name !== undefined && right && textAt(write, 'operator') === '=')
        add(gathering, name, right, undefined, tools)
    }
  }
  if (!isUnread) return
  if (binding?.kind === 'parameter' && keys.length === 0 && takesValues(binding.of, tools)) {
    gathering.isWholeForm = true
    return
  }
  const facts = { line: tools.code.lineOf(node) }
  if (!(root.type === 'Identifier' && textAt(root, 'name') === 'undefined')) {
    tools.remarks.cannotRead('computed-parameters', tools.code.excerptOf(node), facts)
  }
}

function readRoot({ root, keys, paths }: Trace, gathering: Gathering, tools: ParameterTools): boolean {
  const [argument] = children(root, 'arguments')
  const state = /^(?:useState|reactive|ref|shallowReactive|\$state|useImmer)$/.test(makerOf(root))
    ? argument
    : undefined
  if (state && keys.every((key) => key === '0' || key === 'value')) {
    return readObject(unwrap(state), paths, gathering, tools)
  }
  if (keys.length > 0) return false
  if (root.type === 'ObjectExpression') return readObject(root, paths, gathering, tools)
  const data = formDataOf(root, tools)
  if (data) {
    const [form] = children(data, 'arguments')
    if (form) {
      gathering.isWholeForm = true
      gathering.target ??= formTarget(form, tools)
    }
    return form !== undefined
  }
  const callee = child(root, 'callee')
  if (callee && tools.code.sourceOf(callee) === 'Object.assign') {
    for (const part of children(root, 'arguments')) gather(part, gathering, tools)
    return true
  }
  if (/^(?:getValues|watch)$/.test(makerOf(root)) && argument === undefined) {
    gathering.isWholeForm = true
    return true
  }
  return false
}

function readObject(
  object: SyntaxNode,
  paths: readonly string[],
  gathering: Gathering,
  tools: ParameterTools,
): boolean {
  if (object.type !== 'ObjectExpression') return false
  const base = paths.at(-1)?.replaceAll(/\.(?:value|current)(?=\.|$)/g, '')
  for (const part of children(object, 'properties')) {
    const spread = part.type === 'SpreadElement' ? child(part, 'argument') : undefined
    const name = nameOf(part)
    const value = child(part, 'value')
    if (spread) gather(spread, gathering, tools)
    else if (name !== undefined && value) {
      add(gathering, name, value, base === undefined ? undefined : `${base}.${name}`, tools)
    } else {
      const facts = { line: tools.code.lineOf(part) }
      tools.remarks.cannotRead('computed-parameter', tools.code.excerptOf(part), facts)
    }
  }
  return true
}

/** Reads the parameters of `send`: the object that is given, or what it is put together from. */
export function readParameters(node: SyntaxNode | undefined, tools: ParameterTools): Sent {
  const gathering: Gathering = { parameters: new Map(), isWholeForm: false, target: undefined, objects: 0 }
  if (node) gather(node, gathering, tools)
  const { parameters, isWholeForm, target } = gathering
  return { parameters: [...parameters.values()], isWholeForm, target }
}

/** Reads what is appended to a `FormData` that is posted. */
export function readAppended(
  appends: readonly SyntaxNode[],
  data: SyntaxNode | undefined,
  tools: ParameterTools,
): Sent {
  const gathering: Gathering = { parameters: new Map(), isWholeForm: false, target: undefined, objects: 0 }
  for (const call of appends) {
    const [key, value] = children(call, 'arguments')
    const name = key && tools.evaluate(key)
    if (name?.kind === 'text' && value) add(gathering, name.text, value, undefined, tools)
  }
  const [form] = data ? children(data, 'arguments') : []
  const target = form && formTarget(form, tools)
  return { parameters: [...gathering.parameters.values()], isWholeForm: form !== undefined, target }
}
