import { type ApiRequest, sentHeaders } from '@portal/domain/request.ts'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { AnswerSource } from './answer/answer-source.ts'
import { type CallState, followCall, mustWait, noCall } from './call-state.ts'

export interface Call {
  state: CallState
  /** Where the content of the answer is; there after the first paint. */
  source: AnswerSource | undefined
  send: (request: ApiRequest) => void
  cancel: () => void
}

/** One call at a time, made in a worker; until the first one the example of the document stands for its answer. */
export function useCall(example: unknown): Call {
  const [state, follow] = useReducer(followCall, noCall)
  const [source, setSource] = useState<AnswerSource>()
  useEffect(() => {
    const own = new AnswerSource()
    setSource(own)
    if (example !== undefined)
      void own.example(JSON.stringify(example)).then(answer => follow({ event: 'example', answer }))
    return () => own.close()
  }, [example])
  const send = useCallback(
    async (request: ApiRequest) => {
      if (!source) return
      const at = performance.now()
      follow({ event: 'send', at })
      if (mustWait(state, at)) return
      const { method, url, body } = request
      // A caller who says nothing of it is answered in the language of the page.
      const headers = { 'Accept-Language': document.documentElement.lang, ...sentHeaders(request) }
      const call = { method, url, headers, ...(body !== undefined && { body }) }
      const answer = await source.call(call, {
        onHead: head => follow({ event: 'head', head }),
        onProgress: bytes => follow({ event: 'progress', bytes }),
      })
      if (typeof answer === 'string') follow({ event: 'failure', reason: answer })
      else follow({ event: 'answer', ...answer })
    },
    [source, state],
  )
  const cancel = useCallback(() => source?.cancel(), [source])
  return { state, source, send, cancel }
}
