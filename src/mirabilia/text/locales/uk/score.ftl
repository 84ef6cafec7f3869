# The end of a game.

result-title = Підрахунок балів
result-best = { $mark } найкращий результат серед гравців
result-won =
    { $who ->
        [you] Ви перемагаєте й маєте { points }!
       *[other] { $city } перемагає й має { points }.
    }
result-shared = Перемогу ділять: { $cities }. Кожне місто має { points }.
