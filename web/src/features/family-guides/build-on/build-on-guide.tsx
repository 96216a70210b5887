import { PRODUCT_NAME } from '@/lib/words/product';
import { Fact, Facts, Guide, Part, Points } from '../guide';
import { RefusalList } from './refusal-list';
import { Terminal } from './terminal';

/** For people who write programs that call our API. The answers are real ones of this server. */
export const BuildOnGuide = () => (
  <Guide
    onlyEnglish
    title={`Build on ${PRODUCT_NAME}`}
    lead="The site uses one HTTP API, and so can your program. Sign in as yourself; there is no key to ask for."
  >
    <Part title="Try it without an account">
      <p>These calls need no sign-in.</p>
      <Terminal call="curl $HOST/health/live" answer='{"status":"live"}' />
      <Terminal
        call="curl $HOST/api/catalogue-release"
        answer='{"releasedOn":"2025-05-19","colleges":522,"imported":0}'
      />
      <Terminal
        call="curl $HOST/api/demo-account"
        answer='{"email":"demo.student@example.org","password":"Turning-Pages-26"}'
      />
      <p>The demo account is there only where demo data is on. Elsewhere the last answer is empty.</p>
    </Part>

    <Part title="Sign in and ask for colleges">
      <Terminal
        call={`curl $HOST/api/auth/login --json '{"email":"…","password":"…"}'`}
        answer='{"success":true,"tokens":{"accessToken":"eyJhbGciOi…","refreshToken":"yWdShPZd…"},"user":{"role":"student",…}}'
      />
      <Terminal
        call={`curl -H "Authorization: Bearer $TOKEN" "$HOST/api/colleges?search=ohio+state&pageSize=1"`}
        answer='{"colleges":[{"id":204796,"shortName":"Ohio State","acceptanceRate":0.5082,"netPrice":18292,…}],"total":5,"page":1,"hasNextPage":true,…}'
      />
      <p>
        An access token lasts 15 minutes. Exchange the refresh token for a new pair with{' '}
        <code>POST /api/auth/refresh</code>. Each refresh token works once.
      </p>
    </Part>

    <Part title="The whole API">
      <Facts>
        <Fact term="Document">
          <a className="link" href="/api/openapi.json">
            /api/openapi.json
          </a>
          , OpenAPI 3.1, with an example for each main schema and who may call what
        </Fact>
        <Fact term="To read">
          <a className="link" href="/api/docs">
            /api/docs
          </a>
        </Fact>
        <Fact term="A client in one line">
          <code className="wrap-anywhere">npx @hey-api/openapi-ts -i $HOST/api/openapi.json -o client</code>
        </Fact>
      </Facts>
    </Part>

    <Part title="When a call is refused">
      <p>
        Every refusal is JSON (RFC 9457) with a stable <code>code</code>, and a <code>message</code> you can
        show. Read the code, not the message: we may improve the words. The document says for each call with
        which codes it can be refused.
      </p>
      <Terminal
        call="curl $HOST/api/colleges"
        answer='{"status":401,"code":"http.not-signed-in","message":"Please sign in to continue.","requestId":"bdb8094a-…"}'
      />
      <RefusalList />
    </Part>

    <Part title="Rules">
      <Facts>
        <Fact term="How often">
          Each kind of call has a limit of its own for each account, such as 200 college reads in 5 seconds.
          Above it you get 429; wait as many seconds as <code>Retry-After</code> says.
        </Fact>
        <Fact term="Sending twice">
          Send an <code>Idempotency-Key</code> with a call that creates something. The same key creates it
          once.
        </Fact>
        <Fact term="Changes">
          This is version 1. We add fields and calls without notice, so ignore what you don’t know. What is
          there keeps its name and meaning within version 1.
        </Fact>
        <Fact term="College data">
          College Scorecard, U.S. Department of Education: in the public domain in the United States. Name it
          as your source, with the year of each figure.
        </Fact>
        <Fact term="Students’ data">
          Act only for the person who signed in. Chances and matches are theirs: don’t collect or sell them.
        </Fact>
      </Facts>
      <Points>
        <li>A chance is an estimate. Show its range.</li>
        <li>A figure that is null isn’t zero: the college didn’t report it.</li>
      </Points>
    </Part>
  </Guide>
);
