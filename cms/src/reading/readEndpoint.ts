import { readRequestSchema, type Question } from '@kariera/shared/contracts/reading'
import { Signer } from '@kariera/shared/contracts/signature'
import { errorText } from '@kariera/shared/rules/errors'
import type { Endpoint, PayloadRequest } from 'payload'
import { settings } from '../settings.ts'
import { answer } from './answer.ts'
import type { Reader } from './reader.ts'

/** Longest list of questions, bytes. */
const maximumBytes = 256 * 1024

/**
 * The one door by which the site reads: a signed list of questions, answered with what readers may see.
 * Every refusal is a 4xx with a reason, and changes nothing.
 */
export const readEndpoint: Endpoint = {
  path: '/site/read',
  method: 'post',
  handler: async (req) => {
    if (Number(req.headers.get('content-length') ?? 0) > maximumBytes) return tooLong()
    const body = (await req.text?.()) ?? ''
    if (Buffer.byteLength(body) > maximumBytes) return tooLong()
    if (!signer.verify(body, Object.fromEntries(req.headers)))
      return refused(401, 'The signature is missing, wrong or old.')
    const questions = parseQuestions(body)
    if (!questions) return refused(400, 'The questions are not of the form of the contract.')
    return Response.json({ answers: await answerAll(questions, req) })
  },
}

const signer = new Signer(settings.hookSecret)

function parseQuestions(body: string): Question[] | null {
  try {
    return readRequestSchema.parse(JSON.parse(body)).questions
  } catch {
    return null
  }
}

/** Readers' access rules hold, whoever is signed in; only the pictures of live documents are opened. */
async function answerAll(questions: Question[], req: PayloadRequest) {
  const reader = { payload: req.payload, context: { reading: true } }
  const answers = []
  for (const question of questions) answers.push(await answerOrError(question, reader))
  return answers
}

/** One question that cannot be answered does not take the others with it. */
async function answerOrError(question: Question, reader: Reader) {
  try {
    return await answer(question, reader)
  } catch (error) {
    reader.payload.logger.error({ event: 'reading.failed', question, error: errorText(error) })
    return { error: 'This question could not be answered.' }
  }
}

function tooLong(): Response {
  return refused(413, 'The list of questions is too long.')
}

function refused(status: number, error: string): Response {
  return Response.json({ success: false, error }, { status })
}
