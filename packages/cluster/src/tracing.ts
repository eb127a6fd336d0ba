/*
 * Spans of OpenTelemetry where its API is installed: one of a command, and one of each of its jobs,
 * on whatever machine. A job carries the context in its envelope as W3C writes it (`traceparent`).
 * Without an SDK, which whoever wants traces loads, the API does nothing and jobs carry nothing.
 *
 * Rejected: the telemetry of BullMQ (bullmq-otel). It follows its own commands, not ours.
 */
import type * as Api from '@opentelemetry/api';

/** A span under way. */
export type OpenSpan = {
  /** The context for spans below it; undefined where nobody listens. */
  readonly traceparent: string | undefined;
  readonly end: (error?: unknown) => void;
};

type Attributes = Readonly<Record<string, string>>;

/** An interrupted command waits no longer for whoever takes the spans. */
const FLUSH_MS_MAX = 2000;
export const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

const SILENT: OpenSpan = { traceparent: undefined, end: () => undefined };

let loading: Promise<typeof Api | undefined> | undefined;

/** Undefined where the API is not installed. */
function load(): Promise<typeof Api | undefined> {
  loading ??= import('@opentelemetry/api').catch((error: unknown) => {
    if ((error as { readonly code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });
  return loading;
}

/** Begins a span below the one that a job carries, or else below that of this program. */
export async function openSpan(
  name: string,
  attributes: Attributes,
  parent?: string,
): Promise<OpenSpan> {
  const api = await load();
  if (!api) return SILENT;
  const { trace, context, isSpanContextValid, SpanKind, SpanStatusCode } = api;
  const from = parent === undefined ? context.active() : contextOf(api, parent);
  const kind = parent === undefined ? SpanKind.PRODUCER : SpanKind.CONSUMER;
  const span = trace.getTracer('glissade').startSpan(name, { kind, attributes }, from);
  const own = span.spanContext();
  return {
    traceparent: isSpanContextValid(own) ? traceparentOf(own) : undefined,
    end(error) {
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.recordException(error instanceof Error ? error : String(error));
      }
      span.end();
    },
  };
}

/** Does the work within a span. */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  parent: string | undefined,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  const span = await openSpan(name, attributes, parent);
  try {
    const result = await work(span);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Sends the spans that have ended: a command does not live long enough to be asked later. */
export async function flushSpans(): Promise<void> {
  const api = await load();
  const provider = api?.trace.getTracerProvider() as Partial<Api.ProxyTracerProvider> | undefined;
  const sdk = provider?.getDelegate?.() as { forceFlush?: () => Promise<void> } | undefined;
  if (!sdk?.forceFlush) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_MS_MAX);
  });
  // Whoever takes the spans may be away: that is no fault of the work.
  await Promise.race([sdk.forceFlush().catch(() => undefined), late]);
  clearTimeout(timer);
}

function traceparentOf({ traceId, spanId, traceFlags }: Api.SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;
}

/** The context that a job carries; `jobSchema` has looked at its form. */
function contextOf({ trace, ROOT_CONTEXT }: typeof Api, traceparent: string): Api.Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
