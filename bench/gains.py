"""First in, first out with decimals: the plain loop that bench/gains.ts is measured against.

python3 gains.py <file> prints the seconds of the reckoning alone and a digest of all lines.
"""

import hashlib
import sys
import time
from datetime import date
from decimal import ROUND_HALF_UP, Decimal

PAISA = Decimal("0.01")
GRANDFATHERED_THROUGH = date(2018, 1, 31)
NEW_RATES_FROM = date(2024, 7, 23)
LOAD_DAYS = 365
LOAD = Decimal("0.01")


def rounded(amount):
    return amount.quantize(PAISA, ROUND_HALF_UP)


def a_year_after(day):
    try:
        return day.replace(year=day.year + 1)
    except ValueError:
        return day.replace(year=day.year + 1, day=28)


def left_of(total, lot):
    return rounded(total * lot["units"] / lot["allotted"])


def rate_of(day, is_long):
    if day < NEW_RATES_FROM:
        return 1000 if is_long else 1500
    return 1250 if is_long else 2000


def gains_of(rows, nav_2018):
    """rows: (ref, kind, day, units, nav, amount, duty, stt), in order."""
    lots = []
    lines = []
    for ref, kind, day, units, nav, amount, duty, stt in rows:
        if kind == "P":
            lots.append(
                {"ref": ref, "day": day, "allotted": units, "units": units, "paid": amount, "duty": duty}
            )
            continue
        # Which lots the sale meets.
        parts = []
        left = units
        while left > 0:
            lot = lots[0]
            taken = min(left, lot["units"])
            cost = left_of(lot["paid"], lot)
            part_duty = left_of(lot["duty"], lot)
            lot["units"] -= taken
            cost -= left_of(lot["paid"], lot)
            part_duty -= left_of(lot["duty"], lot)
            parts.append((lot, taken, cost, part_duty))
            left -= taken
            if lot["units"] == 0:
                lots.pop(0)
        # What each of them fetched: the amount by units, less for those that bear a load; and its STT.
        weights = []
        for lot, taken, cost, part_duty in parts:
            bears_load = (day - lot["day"]).days <= LOAD_DAYS
            weights.append(taken * (1 - LOAD) if bears_load else taken)
        total = sum(weights)
        weighed = Decimal(0)
        given = Decimal(0)
        stt_given = Decimal("0.00")
        for (lot, taken, cost, part_duty), weight in zip(parts, weights):
            weighed += weight
            up_to = rounded(amount * weighed / total)
            proceeds = up_to - given
            given = up_to
            stt_up_to = rounded(stt * given / amount)
            part_stt = stt_up_to - stt_given
            stt_given = stt_up_to
            load = Decimal("0.00")
            if weight != taken:
                load = max(rounded(taken * nav) - proceeds, load)
            is_long = day > a_year_after(lot["day"])
            counted = cost
            if is_long and lot["day"] <= GRANDFATHERED_THROUGH:
                counted = max(cost, min(rounded(taken * nav_2018), proceeds))
            lines.append(
                (
                    ref,
                    lot["ref"],
                    taken,
                    cost,
                    part_duty,
                    proceeds,
                    part_stt,
                    load,
                    "long" if is_long else "short",
                    rate_of(day, is_long),
                    counted,
                    proceeds - counted,
                )
            )
    return lines


def positions_of(path):
    current = None
    rows = []
    with open(path) as file:
        for text in file:
            position, ref, kind, day, units, nav, amount, duty, stt = text.rstrip("\n").split(",")
            if position != current and rows:
                yield current, rows
                rows = []
            current = position
            rows.append(
                (
                    ref,
                    kind,
                    date.fromisoformat(day),
                    Decimal(units),
                    Decimal(nav),
                    Decimal(amount),
                    Decimal(duty),
                    Decimal(stt),
                )
            )
    if rows:
        yield current, rows


def main(path, nav_2018):
    digest = hashlib.sha256()
    seconds = 0.0
    count = 0
    for position, rows in positions_of(path):
        start = time.process_time()
        lines = gains_of(rows, nav_2018)
        seconds += time.process_time() - start
        count += len(lines)
        for line in lines:
            digest.update((position + "," + ",".join(str(cell) for cell in line) + "\n").encode())
    print(f"{seconds:.6f} {count} {digest.hexdigest()}")


main(sys.argv[1], Decimal(sys.argv[2]))
