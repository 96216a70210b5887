-- Sends the requests of a file in turn: one per line, with path, authorization, if-none-match and body separated by tabs. With a
-- rate, each is sent when it is due; without one, as soon as the previous reply has arrived.
local ffi = require("ffi")
ffi.cdef [[
  struct timespec { long seconds; long nanoseconds; };
  int clock_gettime(int clock, struct timespec *time);
]]

local MONOTONIC = 1
local time = ffi.new("struct timespec")

local function now_in_ms()
  ffi.C.clock_gettime(MONOTONIC, time)
  return tonumber(time.seconds) * 1000 + tonumber(time.nanoseconds) / 1000000
end

local requests, sent = {}, 0

-- A free connection takes the next due time, so a connection that waits for a reply delays no other request.
local function keep_rate(per_second)
  local due
  function delay()
    due = (due or now_in_ms()) + 1000 / per_second
    return math.max(0, math.floor(due - now_in_ms() + 0.5))
  end
end

function init(args)
  for line in io.lines(args[1]) do
    local path, token, etag, body = line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)$")
    local headers = {}
    if token ~= "" then headers["authorization"] = token end
    if etag ~= "" then headers["if-none-match"] = etag end
    if body ~= "" then headers["content-type"] = "application/json" end
    requests[#requests + 1] = wrk.format(body ~= "" and "POST" or "GET", path, headers, body ~= "" and body or nil)
  end
  if args[2] then keep_rate(tonumber(args[2])) end
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("\nresult %d %d %d %d\n", summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout, latency:percentile(99)))
end
